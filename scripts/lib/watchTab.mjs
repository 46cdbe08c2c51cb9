/**
 * Writes down what goes wrong in a tab: errors, complaints of its console, and requests to other hosts.
 *
 * @param {import('playwright-core').Page} tab
 * @param {string} origin The app's own.
 * @returns {string[]} Grows as faults happen.
 */
export function watchTab(tab, origin) {
  const faults = []
  const isOwn = (url) => !/^(https?|wss?):/.test(url) || new URL(url).host === new URL(origin).host
  tab.on('request', (request) => isOwn(request.url()) || faults.push(`The app asked ${request.url()}`))
  tab.on('websocket', (socket) => isOwn(socket.url()) || faults.push(`The app opened ${socket.url()}`))
  tab.on('pageerror', (error) => faults.push(`The app threw: ${error.message}`))
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`The app's console: ${message.text()}`)
  })
  return faults
}
