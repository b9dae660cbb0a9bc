/**
 * The parts of `<dialog>` that jsdom lacks: a modal opens and closes, Esc dispatches `cancel`
 * first, and `close` is dispatched afterwards, as in browsers.
 */
export const supportDialog = (): void => {
  const prototype = HTMLDialogElement.prototype

  const leave = (event: KeyboardEvent) => {
    const dialog = event.currentTarget
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (!(dialog instanceof HTMLDialogElement)) return
    event.preventDefault()
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  }

  prototype.showModal = function showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('The dialog is already open', 'InvalidStateError')
    this.setAttribute('open', '')
    this.addEventListener('keydown', leave)
  }

  prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return
    this.removeAttribute('open')
    this.removeEventListener('keydown', leave)
    setTimeout(() => this.dispatchEvent(new Event('close')), 0)
  }
}
