// Browsers start no workers from file://, and the search of the theme is one. There a frame without a page takes its place.
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      this.inner = this.frame.contentWindow;
      this.waiting = [];
      // What the worker posts reaches the page, after its own message, as from another thread.
      this.inner.postMessage = data => setTimeout(() => {
        const event = new MessageEvent("message", { data });
        this.dispatchEvent(event);
        this.onmessage?.(event);
      });
      this.inner.importScripts = (...urls) => urls.reduce(
        (before, each) => before.then(() => this.load(each)), Promise.resolve());
      this.load(url).then(() => {
        const waiting = this.waiting;
        this.waiting = undefined;
        waiting.forEach(data => this.deliver(data));
      });
    }

    load(url) {
      return new Promise((resolve, reject) => {
        const script = this.inner.document.createElement("script");
        script.src = new URL(url, location.href);
        script.onload = resolve;
        script.onerror = reject;
        this.inner.document.body.append(script);
      });
    }

    deliver(data) { this.inner.dispatchEvent(new this.inner.MessageEvent("message", { data })); }

    postMessage(data) { this.waiting ? this.waiting.push(data) : this.deliver(data); }

    terminate() { this.frame.remove(); }
  };
  window.Worker = window.IFrameWorker;
}
