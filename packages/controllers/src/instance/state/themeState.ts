/** Light, dark, or the system's preference. */
export type ThemeMode = 'light' | 'dark' | 'system'

/** Theme variables. The reference SDK's `--w3m-*` names are accepted too. */
export type ThemeVariables = {
  readonly '--w3m-font-family'?: string | undefined
  readonly '--w3m-accent'?: string | undefined
  readonly '--w3m-color-mix'?: string | undefined
  /** Percent, 0 to 100. */
  readonly '--w3m-color-mix-strength'?: number | undefined
  readonly '--w3m-font-size-master'?: string | undefined
  readonly '--w3m-border-radius-master'?: string | undefined
  readonly '--w3m-z-index'?: number | undefined
  readonly '--w3m-qr-color'?: string | undefined
}

/** Store of the theme. */
export type ThemeState = { mode: ThemeMode; variables: ThemeVariables }
