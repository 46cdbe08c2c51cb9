import ts from 'typescript'

function readName(node) {
  const named = node.name ?? node.parent?.name
  return named ? named.getText() : 'a function'
}

/**
 * Finds functions that are longer than a limit, the closures in them included.
 *
 * @param {string} source TypeScript or TSX.
 * @param {number} most Number of lines, signature and braces included.
 * @param {string} [path] Path of the file, for its kind.
 * @returns {{ name: string, lines: number }[]}
 */
export function findLongFunctions(source, most, path = 'module.tsx') {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found = []
  const lineAt = (position) => file.getLineAndCharacterOfPosition(position).line
  function visit(node) {
    if (ts.isFunctionLike(node) && node.body) {
      const lines = lineAt(node.end) - lineAt(node.getStart()) + 1
      if (lines > most) found.push({ name: readName(node), lines })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
