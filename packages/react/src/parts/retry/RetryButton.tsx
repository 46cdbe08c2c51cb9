import { useMessages } from '../../i18n/useMessages.js'
import { Button, type ButtonProps } from '../../primitives/Button/Button.js'

/** "Try again": by default small and secondary, as in a notice. */
export function RetryButton(props: Omit<ButtonProps, 'icon' | 'children'>) {
  return (
    <Button variant="secondary" size="s" icon="retry" {...props}>
      {useMessages('common').retry}
    </Button>
  )
}
