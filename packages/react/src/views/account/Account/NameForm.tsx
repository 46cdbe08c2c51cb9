import { type ReactElement, Suspense } from 'react'
import { lazyPart } from '../../../bindings/lazyPart.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Text } from '../../../primitives/Text/Text.js'
import type { AccountNameFormProps } from './AccountNameForm.js'

// Few accounts are given a name, so the code of the field comes when one is.
const Form = lazyPart(() => import('./AccountNameForm.js').then((module) => module.AccountNameForm), Lost)

/** Where an account is given its name, see `AccountNameForm`. */
export function NameForm(props: AccountNameFormProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  )
}

function Lost({ onEnd }: AccountNameFormProps): ReactElement {
  const { cancel, failed } = useMessages('common')
  return (
    <div role="alert">
      <Text>{failed}</Text>
      <Button variant="ghost" size="s" onClick={onEnd}>
        {cancel}
      </Button>
    </div>
  )
}
