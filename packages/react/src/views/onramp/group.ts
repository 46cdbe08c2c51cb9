import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { BuyInProgress } from './BuyInProgress/BuyInProgress.js'
import { BuyWidget } from './BuyWidget.js'
import { OnRampActivity } from './OnRampActivity/OnRampActivity.js'
import { OnRampFiatSelect } from './OnRampFiatSelect/OnRampFiatSelect.js'
import { OnRampProviders } from './OnRampProviders/OnRampProviders.js'
import { OnRampTokenSelect } from './OnRampTokenSelect/OnRampTokenSelect.js'
import { WhatIsABuy } from './WhatIsABuy/WhatIsABuy.js'

/** What `OnRampWidget` shows in the page. */
export const Widget = BuyWidget

export const views = {
  OnRampProviders: { Component: OnRampProviders, useTitle: () => useMessages('onramp').title },
  OnRampTokenSelect: { Component: OnRampTokenSelect, useTitle: () => useMessages('onramp').tokenTitle },
  OnRampFiatSelect: { Component: OnRampFiatSelect, useTitle: () => useMessages('onramp').currencyTitle },
  BuyInProgress: { Component: BuyInProgress, useTitle: () => useMessages('onramp').progressTitle },
  OnRampActivity: { Component: OnRampActivity, useTitle: () => useMessages('onramp').activityTitle },
  WhatIsABuy: { Component: WhatIsABuy, useTitle: () => useMessages('onramp').helpTitle },
} satisfies GroupViews<'onramp'>
