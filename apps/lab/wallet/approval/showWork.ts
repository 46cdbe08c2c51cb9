import { createElement } from '../page/createElement.js'

/**
 * Shows that what the person approved is being done, until it is or another question takes the place.
 *
 * @param root Element that is filled.
 * @param text What is being done.
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
