import { createElement } from '../page/createElement.js'

/**
 * Shows a text until the approved work has settled or another request is shown.
 *
 * @param root Element that shows the text.
 * @param text Description of the work.
 */
export function showWork({ root, text, work }: { root: HTMLElement; text: string; work: Promise<unknown> }): void {
  const note = createElement('p', { class: 'work', role: 'status' }, text)
  root.className = 'sheet'
  root.replaceChildren(note)
  const clear = () => {
    if (!note.isConnected) return
    root.replaceChildren()
    root.className = ''
  }
  work.then(clear, clear)
}
