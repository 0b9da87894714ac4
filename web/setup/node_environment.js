// @ts-nocheck Put before a program for Node: it sees the environment, as a native one does.
Module["preRun"] = [() => { Object.assign(ENV, process.env); }];
