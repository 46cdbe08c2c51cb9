import { Icon } from '../Icon/Icon.js'
import { TextField, type TextFieldProps } from '../TextField/TextField.js'

/** A text field that narrows a list. Its label is for assistive technology; the placeholder repeats it. */
export function SearchField({ label, ...rest }: Omit<TextFieldProps, 'type' | 'start' | 'hideLabel'>) {
  return (
    <TextField
      enterKeyHint="search"
      placeholder={label}
      {...rest}
      type="search"
      label={label}
      hideLabel
      start={<Icon name="search" />}
    />
  )
}
