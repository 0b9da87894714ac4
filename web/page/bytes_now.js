// A file for somebody who cannot go on without it.

/**
 * What is in it; nothing else happens until it has come.
 * @param {URL | string} file
 */
export function bytesNow(file) {
  const request = new XMLHttpRequest();
  request.open("GET", file, false);
  // Bytes as they are: in a page, a request that is waited for answers text alone.
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${file}: ${request.status}`);
  return Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0) & 255);
}
