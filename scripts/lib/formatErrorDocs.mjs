const introduction = `# Errors

Every failure is a \`PorticoError\`. \`code\` is stable and typed; \`params\` holds the facts; \`shortMessage\` is the text
below, written for developers; \`rpcCode\` is the numeric wallet or session-protocol code where there is one; \`cause\` is
what was thrown underneath. Recognise one with \`isPorticoError(error, 'wallet/rejected')\`, also across copies of a
package. What a person reads comes from the message catalogue of \`@portico/react\`, in their language.

Facts stand in braces. This page is made from the error tables by \`node scripts/checkErrorDocs.mjs --write\`.
`

/**
 * Writes the page of all errors, grouped by domain, with the anchors that \`PorticoError.docsPath\` names.
 *
 * @param {{ code: string, text: string, rpcCode: number | undefined, package: string }[]} errors Sorted by code.
 * @returns {string} Markdown.
 */
export function formatErrorDocs(errors) {
  const lines = [introduction]
  let domain = ''
  for (const error of errors) {
    const own = error.code.split('/')[0] ?? ''
    if (own !== domain) lines.push(`## ${own}\n`)
    domain = own
    const number = error.rpcCode === undefined ? '' : `, rpcCode ${error.rpcCode}`
    lines.push(
      `<a id="${error.code.replace('/', '-')}"></a>\n\n\`${error.code}\` (@portico/${error.package}${number}): ${error.text}\n`,
    )
  }
  return lines.join('\n')
}
