/** Joins class names, leaving out those that are absent. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
