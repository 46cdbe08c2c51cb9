/** Loads the parts of Connect that its first paint does not wait for, in one go: one round trip, beside the modal's own. */
export const loadLater = () => import('./later.js').then((module) => module.later)
