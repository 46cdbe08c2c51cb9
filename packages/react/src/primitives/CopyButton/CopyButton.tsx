import { getInternals } from '@portico/controllers/internal'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { Button } from '../Button/Button.js'
import { laterIcons } from '../Icon/laterIcons.js'
import { IconButton } from '../IconButton/IconButton.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'

export type CopyButtonProps = {
  readonly value: string
  /** Accessible name, such as "Copy address". */
  readonly label: string
  /** Announced and shown for two seconds after copying. */
  readonly copiedLabel: string
  /** Shows the label as text; default is the icon alone. */
  readonly withText?: boolean | undefined
  /** Called when the browser refuses to copy. */
  readonly onFailed?: ((error: unknown) => void) | undefined
}

/** Copies a text and says so. */
export function CopyButton({ value, label, copiedLabel, withText, onFailed }: CopyButtonProps) {
  const { clock } = getInternals(usePorticoInstance())
  const [copied, setCopied] = useState(0)
  useEffect(() => (copied ? clock.setTimeout(() => setCopied(0), 2000) : undefined), [copied, clock])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied((count) => count + 1)
    } catch (error) {
      onFailed?.(error)
    }
  }
  const icon = copied ? 'check' : laterIcons.copy
  return (
    <>
      {withText ? (
        <Button variant="secondary" size="s" icon={icon} onClick={copy}>
          {label}
        </Button>
      ) : (
        <IconButton icon={icon} label={label} onClick={copy} />
      )}
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
    </>
  )
}
