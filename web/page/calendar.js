// The days on which the deals of the day were played, a month at a time (src/app/features/daily/days_dialog.cpp). Each
// day played is read out as a sentence. Months and dates are named by the browser. Loaded on demand.

import { make } from "./make.js";

/**
 * @typedef {{date: string, won: boolean, text: string}} PlayedDay
 *
 * @typedef {object} CalendarPart
 * @property {string} today     "2026-11-22"
 * @property {string} earlier
 * @property {string} later
 * @property {string} none      the sum of a month without a day
 * @property {string[]} weekdays  from Monday
 * @property {{month: string, sum: string, days: PlayedDay[]}[]} months  those with days, "2026-11"
 */

/** @param {Date} date @param {Intl.DateTimeFormatOptions} how */
const told = (date, how) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { ...how, timeZone: "UTC" }).format(date);

/** @param {string} text "2026-11-22" */
export const dateOf = (text) => new Date(`${text}T00:00:00Z`);

/** @param {Date} date */
export const longDate = (date) => told(date, { day: "numeric", month: "long", year: "numeric" });

/** The month so many later, "2026-12". @param {string} month @param {number} steps */
export function monthAfter(month, steps) {
  const date = dateOf(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + steps);
  return date.toISOString().slice(0, 7);
}

/** The days of a month in weeks from Monday; 0: a day of another month. @param {string} month */
export function weeksOf(month) {
  const first = (dateOf(`${month}-01`).getUTCDay() + 6) % 7;
  const days = dateOf(`${monthAfter(month, 1)}-01`).getTime() - dateOf(`${month}-01`).getTime();
  const count = Math.round(days / 86400000);
  return Array.from({ length: Math.ceil((first + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - first + 1;
      return day > 0 && day <= count ? day : 0;
    }));
}

/**
 * @param {number} day
 * @param {string} date
 * @param {PlayedDay | undefined} played
 * @param {string} today
 */
function makeDay(day, date, played, today) {
  const cell = make("td");
  if (day === 0) return cell;
  cell.dataset.date = date;
  if (date === today) cell.setAttribute("aria-current", "date");
  if (!played) {
    cell.textContent = String(day);
    return cell;
  }
  cell.className = played.won ? "won" : "played";
  const seen = make("span", { textContent: `${day}${played.won ? " ✓" : ""}` });
  seen.ariaHidden = "true";
  cell.title = played.text;
  cell.append(seen, make("span", {
    className: "unseen", textContent: `${told(dateOf(date), { day: "numeric", month: "long" })}. ${played.text}`,
  }));
  return cell;
}

/** @param {CalendarPart} part @returns {HTMLElement[]} */
export function makeCalendar(part) {
  const newest = part.today.slice(0, 7);
  const oldest = [newest, ...part.months.map(({ month }) => month)].reduce((a, b) => (a < b ? a : b));
  let month = newest;
  const caption = make("caption");
  const body = make("tbody");
  const sum = make("p");
  const heads = part.weekdays.map((name) => {
    const head = make("th", { scope: "col", textContent: [...name].slice(0, 2).join("") });
    head.abbr = name;
    head.ariaLabel = name;
    return head;
  });
  const table = make("table", { className: "calendar" },
    caption, make("thead", {}, make("tr", {}, ...heads)), body);
  const show = () => {
    const shown = part.months.find((one) => one.month === month);
    caption.textContent = told(dateOf(`${month}-01`), { month: "long", year: "numeric" });
    sum.textContent = shown?.sum ?? part.none;
    body.replaceChildren(...weeksOf(month).map((week) => make("tr", {}, ...week.map((day) => {
      const date = `${month}-${String(day).padStart(2, "0")}`;
      return makeDay(day, date, shown?.days.find((one) => one.date === date), part.today);
    }))));
    // The focus stays on a button that has come to its end.
    earlier.ariaDisabled = String(month <= oldest);
    later.ariaDisabled = String(month >= newest);
  };
  const stepper = (/** @type {string} */ textContent, /** @type {number} */ steps) => {
    const button = make("button", { type: "button", textContent });
    button.addEventListener("click", () => {
      const next = monthAfter(month, steps);
      if (next < oldest || next > newest) return;
      month = next;
      show();
    });
    return button;
  };
  const earlier = stepper(part.earlier, -1);
  const later = stepper(part.later, 1);
  // A change of month is said.
  sum.setAttribute("role", "status");
  show();
  return [table, sum, make("p", { className: "buttons" }, earlier, later)];
}
