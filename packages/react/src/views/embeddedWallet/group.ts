import { offersNames } from '@portico/controllers/ui'
import { useMessages } from '../../i18n/useMessages.js'
import type { GroupModule, GroupViews } from '../ViewDefinition.js'
import { AccountSettings } from './AccountSettings/AccountSettings.js'
import { ApproveTransaction } from './ApproveTransaction/ApproveTransaction.js'
import { useApproveTitle } from './ApproveTransaction/useApproveTitle.js'
import { EmailLogin } from './EmailLogin/EmailLogin.js'
import { EmailVerifyDevice } from './EmailVerifyDevice/EmailVerifyDevice.js'
import { EmailVerifyOtp } from './EmailVerifyOtp/EmailVerifyOtp.js'
import { UpdateEmail } from './UpdateEmail/UpdateEmail.js'

export const views = {
  EmailLogin: { Component: EmailLogin, useTitle: () => useMessages('embeddedWallet').loginTitle },
  EmailVerifyOtp: { Component: EmailVerifyOtp, useTitle: () => useMessages('embeddedWallet').codeTitle },
  EmailVerifyDevice: { Component: EmailVerifyDevice, useTitle: () => useMessages('embeddedWallet').deviceTitle },
  ApproveTransaction: { Component: ApproveTransaction, useTitle: useApproveTitle },
  AccountSettings: { Component: AccountSettings, useTitle: () => useMessages('embeddedWallet').settingsTitle },
  UpdateEmail: { Component: UpdateEmail, useTitle: () => useMessages('embeddedWallet').updateTitle },
} satisfies GroupViews<'embeddedWallet'>

/** The settings lead to names only where there are some. */
export const leadsTo: NonNullable<GroupModule['leadsTo']> = (portico, name) => name !== 'names' || offersNames(portico)
