export type StyleModule = {
  readonly path: string
  readonly source: string
  readonly code: string
  readonly exports: Readonly<Record<string, string>>
}

export function compileStyles(root: string): string
export function listStyleModules(root: string): readonly StyleModule[]
