import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { SignInPane } from './SignInPane.js'

const view = { Component: SignInPane, useTitle: () => useMessages('signIn').title }

/** Two names of one view. */
export const views = { SIWXSignMessage: view, ConnectingSiwe: view } satisfies GroupViews<'signIn'>
