export interface FormAnswer {
  ok: boolean;
  status: number;
  body: unknown;
}

/** A request that tells how much is sent, which `fetch` does not. */
export function postForm(
  address: string,
  headers: Record<string, string>,
  form: FormData,
  onShare: (share: number) => void,
): Promise<FormAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onShare(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () =>
      resolve({
        ok: request.status >= 200 && request.status < 300,
        status: request.status,
        body: request.response,
      }),
    );
    request.addEventListener("error", () => resolve({ ok: false, status: 0, body: undefined }));
    request.send(form);
  });
}
