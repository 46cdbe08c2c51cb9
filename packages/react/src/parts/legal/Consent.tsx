import type { ReactElement, ReactNode } from 'react'
import { useLazyMessages } from '../../i18n/useLazyMessages.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import css from './Consent.module.css'
import { ConsentBox } from './ConsentBox.js'
import { ConsentLinks } from './ConsentLinks.js'
import { useConsent } from './useConsent.js'

/** Disables the ways to connect until the app's terms are accepted, if the app requires that. */
export function Consent({ children }: { readonly children: ReactNode }): ReactElement {
  const { isAsked, isMissing } = useConsent()
  const text = useLazyMessages('legal', isAsked)
  return (
    <>
      {isAsked &&
        (text ? (
          <>
            <ConsentBox />
            <ConsentLinks />
          </>
        ) : (
          <Skeleton shape="text" />
        ))}
      <fieldset className={css.ways} disabled={isMissing}>
        {children}
      </fieldset>
    </>
  )
}
