import ts from 'typescript'

const stores = ['Map', 'Set', 'WeakMap', 'WeakSet', 'QueryClient', 'EventTarget', 'AbortController', 'BroadcastChannel']
const factories = ['proxy', 'proxyMap', 'proxySet', 'createEmitter']
const mutators = ['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']
const objectMutators = ['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf']

function isFunctionBody(node) {
  return ts.isFunctionLike(node) && !ts.isFunctionTypeNode(node)
}

/** Returns whether a function is called immediately, and so runs on import. */
function isCalledAtOnce(node) {
  let parent = node.parent
  while (ts.isParenthesizedExpression(parent)) parent = parent.parent
  return ts.isCallExpression(parent) && !parent.arguments.includes(node)
}

/** Visits the code that runs on import: everything except function bodies and instance fields. */
function visitModuleCode(node, visit) {
  if (isFunctionBody(node) && !isCalledAtOnce(node)) return
  if (ts.isPropertyDeclaration(node) && !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword))
    return
  visit(node)
  ts.forEachChild(node, (child) => visitModuleCode(child, visit))
}

function listNames(pattern) {
  if (ts.isIdentifier(pattern)) return [pattern.text]
  return pattern.elements.flatMap((element) => (ts.isBindingElement(element) ? listNames(element.name) : []))
}

/** Lists the names that a function declares itself, which shadow the module's. */
function listLocalNames(fn) {
  const names = []
  function visit(node) {
    if (ts.isParameter(node) || ts.isVariableDeclaration(node)) names.push(...listNames(node.name))
    ts.forEachChild(node, visit)
  }
  visit(fn)
  return names
}

function isHidden(identifier) {
  for (let node = identifier.parent; node; node = node.parent)
    if (isFunctionBody(node) && listLocalNames(node).includes(identifier.text)) return true
  return false
}

/** Returns the leftmost name of `name.a[b].c`. */
function findRoot(expression) {
  let node = expression
  while (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isAsExpression(node))
    node = node.expression
  return ts.isIdentifier(node) && node !== expression ? node : undefined
}

/**
 * Returns the name of the object that a node changes, as in `name.x = 1`, `name.push(1)` or `Object.assign(name, …)`.
 */
function findChanged(node) {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment)
    if (node.operatorToken.kind <= ts.SyntaxKind.LastAssignment) return findRoot(node.left)
  if (ts.isDeleteExpression(node)) return findRoot(node.expression)
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const changes = [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(node.operator)
    return changes ? findRoot(node.operand) : undefined
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  const method = node.expression.name.text
  const [first] = node.arguments
  const isObjectCall = node.expression.expression.getText() === 'Object' && objectMutators.includes(method)
  if (isObjectCall) return first && ts.isIdentifier(first) ? first : undefined
  return mutators.includes(method) ? findRoot(node.expression) : undefined
}

function describeModuleCode(node) {
  if (ts.isVariableDeclarationList(node) && !(node.flags & ts.NodeFlags.Const)) {
    const isAmbient = node.parent.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
    return isAmbient ? undefined : `\`${node.flags & ts.NodeFlags.Let ? 'let' : 'var'}\` at the top level`
  }
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && stores.includes(node.expression.text))
    return `\`new ${node.expression.text}\` at the top level`
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && factories.includes(node.expression.text))
    return `\`${node.expression.text}()\` at the top level`
  return undefined
}

/**
 * Finds state that a module keeps by itself, which two instances on a page would share.
 *
 * @param {string} source TypeScript or TSX.
 * @param {string} [path] Path of the file, for its kind.
 * @returns {{ line: number, reason: string }[]}
 */
export function findModuleState(source, path = 'module.tsx') {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found = []
  function report(node, reason) {
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, reason })
  }

  const constants = []
  visitModuleCode(file, (node) => {
    const reason = describeModuleCode(node)
    if (reason) report(node, reason)
    if (ts.isVariableDeclaration(node)) constants.push(...listNames(node.name))
    if (ts.isClassDeclaration(node) && node.name) constants.push(node.name.text)
  })

  function visitChanges(node) {
    const changed = findChanged(node)
    if (changed && constants.includes(changed.text) && !isHidden(changed))
      report(node, `\`${changed.text}\` is changed`)
    ts.forEachChild(node, visitChanges)
  }
  visitChanges(file)
  return found
}
