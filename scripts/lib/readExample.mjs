/**
 * Reads the first example of a Markdown text that holds a given name.
 *
 * @param {string} markdown
 * @param {string} name Text that the example contains, such as a function's name.
 * @returns {string} The code.
 * @throws {Error} When no example contains it.
 */
export function readExample(markdown, name) {
  const blocks = markdown.matchAll(/^```(?:tsx|jsx|ts)\n([\s\S]*?)^```$/gm)
  for (const [, code = ''] of blocks) if (code.includes(name)) return code
  throw new Error(`The README has no example with ${name}.`)
}

/**
 * Lists the packages an example imports.
 *
 * @param {string} code
 * @returns {string[]} Package names without subpaths, each once.
 */
export function listImports(code) {
  const specifiers = [...code.matchAll(/^import\s+(?:[^'"]+\s+from\s+)?['"]([^'"]+)['"]/gm)].map(
    ([, name = '']) => name,
  )
  return [...new Set(specifiers.map((name) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] ?? name))]
}
