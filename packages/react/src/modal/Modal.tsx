import { getInternals } from '@portico/controllers/internal'
import { routerPart, routes } from '@portico/controllers/ui'
import { memo } from 'react'
import { usePartState } from '../bindings/usePartState.js'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { modalErrors } from '../i18n/modalErrors.js'
import type { ViewDefinition } from '../views/ViewDefinition.js'
import { BrokenView } from './BrokenView.js'
import { Card } from './Card.js'
import { ErrorBoundary } from './ErrorBoundary.js'
import { LoadingView } from './LoadingView.js'
import { usePrefetchGroups } from './usePrefetchGroups.js'
import { useViewGroup } from './useViewGroup.js'
import { View } from './View.js'

/** The modal's card with the current view. Does not render again when a prepared modal opens. */
export const Modal = memo(function Modal({ titleId }: { readonly titleId: string }) {
  const { history, direction, shake } = usePartState(routerPart)
  const { emitter } = getInternals(usePorticoInstance())
  const route = history.at(-1)
  const { group, failed, isStuck, retry } = useViewGroup(routes[route?.name ?? 'Connect'].group)
  usePrefetchGroups(group && route?.name)
  if (!route) return null
  // The name ties a route's params to its definition, which TypeScript cannot express for a union.
  const definition = group?.views[route.name] as ViewDefinition | undefined
  const canGoBack = history.length > 1
  const frame = { titleId, canGoBack, direction }
  return (
    <Card shake={shake} isPlaceholder={!definition && !failed}>
      {definition ? (
        <ErrorBoundary
          key={route.key}
          onError={(cause) => emitter.emit('error', modalErrors('react/view-failed', { name: route.name }, { cause }))}
          fallback={(again) => <BrokenView {...frame} kind="broken" onRetry={again} />}
        >
          <View {...frame} definition={definition} params={route.params} />
        </ErrorBoundary>
      ) : failed ? (
        <BrokenView {...frame} kind={isStuck ? 'loadStuck' : 'loadFailed'} onRetry={retry} />
      ) : (
        <LoadingView {...frame} />
      )}
    </Card>
  )
})
