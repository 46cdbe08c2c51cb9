import { expect, it } from 'vitest'
import { formatErrorDocs } from './formatErrorDocs.mjs'

it('gives each error the anchor its docsPath names', () => {
  const page = formatErrorDocs([
    { code: 'http/status', text: 'HTTP status code: {status}', rpcCode: undefined, package: 'core' },
    { code: 'wallet/rejected', text: 'Declined.', rpcCode: 4001, package: 'core' },
  ])
  expect(page).toContain('<a id="http-status"></a>\n\n`http/status` (@portico/core): HTTP status code: {status}')
  expect(page).toContain('## wallet\n')
  expect(page).toContain('`wallet/rejected` (@portico/core, rpcCode 4001): Declined.')
})
