import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * Returns a part of a view whose code is loaded when it is first shown. If it cannot be loaded there is nothing in its
 * place, so that the rest of the view can be used.
 *
 * @param load Loads the part.
 */
export function lazyPart<props>(load: () => Promise<ComponentType<props>>): LazyExoticComponent<ComponentType<props>> {
  const leaveOut = (): ComponentType<props> => () => null
  return lazy(() =>
    load()
      .catch(leaveOut)
      .then((part) => ({ default: part })),
  )
}
