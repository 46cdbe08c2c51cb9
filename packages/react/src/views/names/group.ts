import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { ChooseAccountName } from './ChooseAccountName/ChooseAccountName.js'
import { RegisterAccountName } from './RegisterAccountName/RegisterAccountName.js'
import { RegisterAccountNameSuccess } from './RegisterAccountNameSuccess/RegisterAccountNameSuccess.js'

export const views = {
  ChooseAccountName: { Component: ChooseAccountName, useTitle: () => useMessages('names').title },
  RegisterAccountName: { Component: RegisterAccountName, useTitle: () => useMessages('names').title },
  RegisterAccountNameSuccess: {
    Component: RegisterAccountNameSuccess,
    useTitle: () => useMessages('names').successTitle,
  },
} satisfies GroupViews<'names'>
