/** Returns the WebDriver actions of a click, for both WebDriver protocols. */
export function toClick(x: number, y: number): readonly object[] {
  const [button, origin] = [0, 'viewport']
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin },
    { type: 'pointerDown', button },
    { type: 'pointerUp', button },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

/** Returns the WebDriver actions of typing a text, for both WebDriver protocols. */
export function toKeys(text: string): readonly object[] {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}
