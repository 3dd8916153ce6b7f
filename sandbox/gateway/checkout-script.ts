/** The gateway's checkout script: the same `Razorpay` class as the provider's, drawn as a plain dialog. */
export const checkoutScript = `(() => {
  const buttons = [['pay', 'Pay'], ['fail', 'Let the payment fail'], ['pay_late', 'Pay late'], ['close', 'Close']];
  class Razorpay {
    constructor(options) { this.options = options; this.listeners = {}; }
    on(event, listener) { this.listeners[event] = listener; return this; }
    open() {
      const { options } = this;
      const id = options.subscription_id ?? options.order_id;
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-labelledby', 'sandbox-checkout-title');
      dialog.style.cssText = 'margin:auto;width:min(400px,calc(100vw - 32px));padding:0;border:0;border-radius:12px;background:#fff;color:#122125;font:16px/1.5 system-ui,sans-serif;box-shadow:0 12px 48px rgba(0,0,0,.35)';
      const head = document.createElement('div');
      head.style.cssText = 'padding:16px 20px;color:#0b2227;background:' + (options.theme?.color ?? '#fea91e');
      const title = document.createElement('h2');
      title.id = 'sandbox-checkout-title';
      title.style.cssText = 'margin:0;font-size:19px';
      title.textContent = options.name ?? 'Checkout';
      const about = document.createElement('p');
      about.style.cssText = 'margin:0;font-size:14px';
      about.textContent = (options.description ?? '') + ' · sandbox';
      const sum = document.createElement('p');
      sum.style.cssText = 'margin:4px 0 0;min-height:36px;font-size:28px;font-weight:700;line-height:36px';
      fetch('/sandbox/gateway/checkout/' + encodeURIComponent(id))
        .then((reply) => reply.json())
        .then(({ data }) => { sum.textContent = '₹' + (data.amount / 100).toLocaleString('en-IN'); })
        .catch(() => {});
      head.append(title, about, sum);
      const list = document.createElement('div');
      list.style.cssText = 'display:grid;gap:8px;padding:20px';
      const state = document.createElement('p');
      state.setAttribute('role', 'status');
      state.style.cssText = 'margin:0;min-height:24px;font-size:14px;color:#405055';
      const finish = () => { dialog.close(); dialog.remove(); };
      const act = async (outcome) => {
        if (outcome === 'close') { finish(); options.modal?.ondismiss?.(); return; }
        for (const button of list.querySelectorAll('button')) button.disabled = true;
        state.textContent = 'One moment …';
        try {
          const reply = await fetch('/sandbox/gateway/checkout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id, outcome }) });
          const { data, reason } = await reply.json();
          if (!reply.ok) throw new Error(reason);
          finish();
          if (data.paid) options.handler?.(data);
          else {
            this.listeners['payment.failed']?.({ error: { description: 'The payment was declined by the bank' } });
            options.modal?.ondismiss?.();
          }
        } catch (error) {
          state.textContent = error.message;
          for (const button of list.querySelectorAll('button')) button.disabled = false;
        }
      };
      for (const [outcome, text] of buttons) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = text;
        button.style.cssText = 'min-height:44px;border:1.5px solid #878377;border-radius:10px;background:#fff;color:#122125;font:600 16px/1 inherit;cursor:pointer';
        button.addEventListener('click', () => act(outcome));
        list.append(button);
      }
      list.append(state);
      dialog.append(head, list);
      dialog.addEventListener('cancel', (event) => { event.preventDefault(); act('close'); });
      document.body.append(dialog);
      dialog.showModal();
    }
    close() { document.querySelector('dialog[aria-labelledby="sandbox-checkout-title"]')?.remove(); }
  }
  window.Razorpay = Razorpay;
})();
`;
