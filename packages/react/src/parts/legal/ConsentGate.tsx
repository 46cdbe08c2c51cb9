import { type ReactElement, type ReactNode, useState } from 'react'
import { useLazyMessages } from '../../i18n/useLazyMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../primitives/Text/Text.js'
import css from './Consent.module.css'
import { ConsentBox } from './ConsentBox.js'
import { ConsentLinks } from './ConsentLinks.js'
import { useConsent } from './useConsent.js'

/**
 * Shows a way to connect that starts automatically only after the app's terms are accepted. Does not ask again what
 * Connect has asked.
 */
export function ConsentGate({ children }: { readonly children: ReactNode }): ReactElement {
  const { isMissing } = useConsent()
  const [isPassed, setPassed] = useState(!isMissing)
  const text = useLazyMessages('legal', !isPassed)
  if (isPassed) return <>{children}</>
  if (!text) return <Skeleton shape="bar" count={2} />
  return (
    <div className={css.gate}>
      <Text>{text.before}</Text>
      <ConsentBox />
      <ConsentLinks />
      <Button full disabled={isMissing} onClick={() => setPassed(true)}>
        {text.goOn}
      </Button>
    </div>
  )
}
