/** Loads the parts of Connect that its first paint does not wait for, in one round trip parallel to the modal's. */
export const loadLater = () => import('./later.js').then((module) => module.later)
