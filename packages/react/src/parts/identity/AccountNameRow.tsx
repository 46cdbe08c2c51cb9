import { pushView } from '@portico/controllers'
import { offersNames } from '@portico/controllers/ui'
import { type ReactElement, Suspense } from 'react'
import { lazyPart } from '../../bindings/lazyPart.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { laterIcons } from '../../primitives/Icon/laterIcons.js'
import { Row } from '../../primitives/Row/Row.js'

type AccountNameRowProps = {
  readonly title: string
  /** Shown while the account has no name that is registered. */
  readonly choose: string
  readonly view: 'ChooseAccountName' | 'RegisterAccountName'
}

// The name itself has to be asked for, so its code may come after the row.
const RegisteredName = lazyPart(
  () => import('./RegisteredName.js').then((module) => module.RegisteredName),
  ({ otherwise }) => <>{otherwise}</>,
)

/** Shows the name that is registered for the account, or leads to choosing one. Nothing where there are no names. */
export function AccountNameRow({ title, choose, view }: AccountNameRowProps): ReactElement | null {
  const portico = usePorticoInstance()
  const isOffered = usePorticoState(() => offersNames(portico))
  if (!isOffered) return null
  return (
    <Row
      start={<Icon name={laterIcons.edit} size="l" />}
      title={title}
      subtitle={
        <Suspense fallback={choose}>
          <RegisteredName otherwise={choose} />
        </Suspense>
      }
      chevron
      onClick={() => pushView(portico, { view })}
    />
  )
}
