import { useId } from 'react'
import { type LabWalletMode, labWalletModes } from '../../shared/wallet/labWalletState.js'

/**
 * Changes one parameter of the page's URL without reloading.
 *
 * @param value `undefined` removes the parameter.
 */
function setParameter(name: string, value: string | undefined): void {
  const url = new URL(location.href)
  if (value === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  history.replaceState(null, '', url)
}

const modeNames = {
  prompt: 'Asks me',
  auto: 'Approves everything',
  reject: 'Refuses everything',
  hang: 'Never answers',
  pending: 'Says a request is open already',
} as const

/** Returns the parameter's value with another mode. Its other words are kept. */
function writeMode(parameter: string, mode: LabWalletMode): string | undefined {
  const words = new URLSearchParams(location.search).get(parameter)?.split(',') ?? []
  const others = words.filter((word) => !labWalletModes.some((name) => name === word))
  return [...others, ...(mode === 'prompt' ? [] : [mode])].join(',') || undefined
}

export type ModeControlProps = {
  /** Name of the URL parameter that stores it. */
  readonly parameter: string
  readonly mode: LabWalletMode
  readonly onChange: (mode: LabWalletMode) => void
}

/** Selects how a wallet of the lab answers. */
export function ModeControl({ parameter, mode, onChange }: ModeControlProps) {
  const id = useId()
  return (
    <div className="lab-field">
      <label htmlFor={id}>
        When asked <code>{parameter}</code>
      </label>
      <select
        id={id}
        value={mode}
        onChange={(event) => {
          const next = labWalletModes.find((name) => name === event.target.value) ?? 'prompt'
          setParameter(parameter, writeMode(parameter, next))
          onChange(next)
        }}
      >
        {labWalletModes.map((name) => (
          <option key={name} value={name}>
            {modeNames[name]}
          </option>
        ))}
      </select>
    </div>
  )
}
