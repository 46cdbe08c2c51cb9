/** Returns whether a name, without its suffix, may be registered: at least 4 letters, digits or hyphens. */
export function isRegistrableName(value: string): boolean {
  return /^[a-z\d-]{4,}$/i.test(value)
}
