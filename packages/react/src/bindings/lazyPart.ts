import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * Makes a component whose code loads when it is first rendered. `lazy` alone would break the whole view when that fails.
 *
 * @param load Loads the component.
 * @param Fallback Rendered instead, with the same props, if loading fails. Default: nothing.
 */
export function lazyPart<props>(
  load: () => Promise<ComponentType<props>>,
  Fallback: ComponentType<NoInfer<props>> = () => null,
): LazyExoticComponent<ComponentType<props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Fallback }),
    ),
  )
}
