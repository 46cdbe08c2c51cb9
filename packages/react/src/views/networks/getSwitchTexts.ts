import type { networks } from '../../i18n/en/networks.js'
import type { Translation } from '../../i18n/Messages.js'
import { getSwitchProblem, type SwitchProblem } from './getSwitchProblem.js'

/**
 * Returns the texts that say why the wallet did not switch to a network.
 *
 * @param error What the command threw.
 * @param network The network's name.
 * @param text Messages of the group.
 * @param errorText The general text for this error.
 */
export function getSwitchTexts(
  error: unknown,
  network: string,
  text: Translation<typeof networks>,
  errorText: string,
): { readonly problem: SwitchProblem; readonly title: string; readonly text: string } {
  const problem = getSwitchProblem(error)
  const texts = {
    declined: { title: text.declinedTitle, text: text.declinedText({ network }) },
    pending: { title: text.pendingTitle, text: text.pendingText },
    notAdded: { title: text.notAddedTitle({ network }), text: text.notAddedText },
    notSupported: { title: text.notSupportedTitle({ network }), text: text.notSupportedText },
    failed: { title: text.failedTitle, text: errorText },
  }
  return { problem, ...texts[problem] }
}
