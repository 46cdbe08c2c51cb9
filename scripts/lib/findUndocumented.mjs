import ts from 'typescript'

const options = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  customConditions: ['@portico/source'],
  types: [],
}

/**
 * Finds exported names that no comment describes, by the sources of a package's entries.
 *
 * @param {readonly string[]} entries Files whose exports are public.
 * @returns {string[]} One sentence per name.
 */
export function findUndocumented(entries) {
  const program = ts.createProgram([...entries], options)
  const checker = program.getTypeChecker()
  return entries.flatMap((entry) => {
    const source = program.getSourceFile(entry)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) return [`${entry}: it exports nothing`]
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
      const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
      return comment ? [] : [`${entry}: nothing says what ${exported.name} is`]
    })
  })
}
