declare module '*.module.css' {
  /** Global class names by the names the module uses. */
  const classes: Readonly<Record<string, string>>
  export default classes
}
