import { goBack } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './WhatIsABuy.module.css'

/** Explains to newcomers how money becomes tokens, and who takes what of it. */
export function WhatIsABuy(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('onramp')
  const points = [
    { icon: laterIcons.card, title: text.payPointTitle, text: text.payPointText },
    { icon: laterIcons.receive, title: text.getPointTitle, text: text.getPointText },
    { icon: 'info', title: text.costPointTitle, text: text.costPointText },
  ] as const
  return (
    <>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point.title} className={css.point}>
            <span className={css.picture}>
              <Icon name={point.icon} size="l" />
            </span>
            <div>
              <Text variant="heading">{point.title}</Text>
              <Text>{point.text}</Text>
            </div>
          </li>
        ))}
      </ul>
      <Button full onClick={() => goBack(portico)}>
        {text.buy}
      </Button>
    </>
  )
}
