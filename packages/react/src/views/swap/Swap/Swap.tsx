import { getSwapProblem, pushView, type RouteParams, replaceView } from '@portico/controllers'
import { isPorticoError } from '@portico/core'
import { type FormEvent, type ReactElement, Suspense, useLayoutEffect } from 'react'
import { lazyPart } from '../../../bindings/lazyPart.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { LostPart } from '../../../parts/reload/LostPart.js'
import { useSwapStart } from '../../../parts/swap/useSwapStart.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.js'
import { getSwapProblemText } from './getSwapProblemText.js'
import { QuoteLine } from './QuoteLine.js'
import { SlippageField } from './SlippageField.js'
import css from './Swap.module.css'
import { SwapSides } from './SwapSides.js'

// Rarely needed: a user who is on a network with swaps never sees it.
const SwapNetworks = lazyPart(() => import('./SwapNetworks.js').then((module) => module.SwapNetworks), LostPart)

/** The swap form: what is given, and what one gets for it. Its one button shows what is still to do. */
export function Swap({ params }: { readonly params: RouteParams['Swap'] }): ReactElement {
  const portico = usePorticoInstance()
  const text = { ...useMessages('transfer'), ...useMessages('swap') }
  const { form, error, restart } = useSwapStart(params)
  const errorText = useErrorText(error)
  const reviewText = useErrorText(form.review.error)
  const { phase } = form
  useLayoutEffect(() => {
    // While a swap is being signed or sent, its fields are read-only.
    if (phase === 'signing') replaceView(portico, { view: 'SwapPreview' })
    if (phase === 'pending' || phase === 'unknown') replaceView(portico, { view: 'SwapProgress' })
  }, [portico, phase])
  if (isPorticoError(error, 'swap/unsupported-network'))
    return (
      <Suspense fallback={<Skeleton shape="lines" count={3} />}>
        <SwapNetworks onSwitched={restart} />
      </Suspense>
    )
  if (error !== undefined)
    return (
      <Notice tone="negative" title={text.unavailableTitle}>
        {errorText}
      </Notice>
    )
  const problem = getSwapProblem(form)
  const shown = problem && getSwapProblemText(problem, form, text, reviewText)
  const isAmount =
    problem === 'incorrect-value' || problem === 'insufficient-token' || problem === 'insufficient-native'
  const review = (event: FormEvent) => {
    event.preventDefault()
    if (!problem) pushView(portico, { view: 'SwapPreview' })
  }
  return (
    <form className={css.form} onSubmit={review} noValidate>
      <SwapSides form={form} error={isAmount && shown?.isError ? shown.text : undefined} />
      <QuoteLine form={form} />
      <SlippageField form={form} />
      <VisuallyHidden role="status">{shown?.isError && shown.text}</VisuallyHidden>
      {/* Its name begins with what it does, whatever is still to do, and holds what it shows (WCAG 2.5.3). */}
      <Button type="submit" full disabled={problem !== undefined} aria-label={shown && `${text.review}: ${shown.text}`}>
        {shown ? shown.text : text.review}
      </Button>
    </form>
  )
}
