import { useState } from 'react'

/** Returns a status text for the user's last action: running, done or failed. */
export function useTask(): { readonly text: string; run(names: TaskNames, work: () => Promise<unknown>): void } {
  const [text, setText] = useState('')
  return {
    text,
    run({ doing, done }, work) {
      setText(doing)
      work().then(
        () => setText(done),
        (error: unknown) => setText(`That failed: ${error instanceof Error ? error.message : String(error)}`),
      )
    },
  }
}

type TaskNames = { readonly doing: string; readonly done: string }
