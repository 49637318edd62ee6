// Shows /schema/openapi.json, with a form per operation to try it. Everything that comes from the
// server is put in as text, never as HTML.

const METHODS = ["get", "post", "put", "patch", "delete"];
const DEEPEST = 6;

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  Object.assign(made, attributes);
  made.append(...children);
  return made;
}

function resolved(schema, whole) {
  if (!schema || !schema.$ref) return schema || {};
  const steps = schema.$ref.split("/").slice(1);
  return steps.reduce((place, step) => place[step], whole);
}

// A value of a schema's shape, to start from.
function example(schema, whole, depth = 0) {
  const known = resolved(schema, whole);
  if (known.default !== undefined) return known.default;
  if (known.const !== undefined) return known.const;
  if (known.enum) return known.enum[0];
  if (depth > DEEPEST) return null;
  const choice = (known.oneOf || known.anyOf || []).find((one) => Object.keys(one).length);
  if (choice) return example(choice, whole, depth + 1);
  const type = Array.isArray(known.type) ? known.type[0] : known.type;
  if (type === "object") return exampleObject(known, whole, depth);
  if (type === "array") return known.items ? [example(known.items, whole, depth + 1)] : [];
  return { string: "", integer: 0, number: 0, boolean: false }[type] ?? null;
}

function exampleObject(schema, whole, depth) {
  const fields = Object.entries(schema.properties || {});
  return Object.fromEntries(
    fields.map(([name, field]) => [name, example(field, whole, depth + 1)]),
  );
}

function field(parameter) {
  const input = element("input", { name: parameter.name, required: parameter.required === true });
  const where = parameter.in === "path" ? "in the path" : "in the query";
  return { parameter, input, label: element("label", {}, `${parameter.name} (${where}) `, input) };
}

function addressOf(path, fields) {
  const query = new URLSearchParams();
  let address = path;
  for (const { parameter, input } of fields) {
    if (parameter.in === "path") {
      address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
    } else if (input.value !== "") {
      query.set(parameter.name, input.value);
    }
  }
  return query.size ? `${address}?${query}` : address;
}

async function asked(method, address, body) {
  const headers = {};
  const token = document.querySelector("#token").value;
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== null) headers["content-type"] = "application/json";
  const response = await fetch(address, { method: method.toUpperCase(), headers, body });
  const text = await response.text();
  const isJson = (response.headers.get("content-type") || "").includes("json");
  const shown = isJson ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return `${response.status} ${response.statusText}\n\n${shown}`;
}

function operation(method, path, described, whole) {
  const fields = (described.parameters || [])
    .map((one) => resolved(one, whole))
    .filter((one) => one.in === "path" || one.in === "query")
    .map(field);
  const schema = described.requestBody?.content?.["application/json"]?.schema;
  const body = element("textarea", { rows: 10, spellcheck: false });
  if (schema) body.value = JSON.stringify(example(schema, whole), null, 2);
  const answer = element("pre", { hidden: true, tabIndex: 0 });
  const form = element("form", {}, ...fields.map((one) => one.label));
  if (schema) form.append(element("label", {}, "Body", body));
  form.append(element("button", {}, "Send"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    answer.hidden = false;
    answer.textContent = "…";
    try {
      const address = addressOf(path, fields);
      answer.textContent = await asked(method, address, schema ? body.value : null);
    } catch (error) {
      answer.textContent = String(error);
    }
  });
  const title = element(
    "summary",
    {},
    element("span", { className: "method" }, method.toUpperCase()),
    element("code", {}, path),
    described.summary || "",
  );
  const text = described.description ? [element("p", {}, described.description)] : [];
  return element("details", {}, title, ...text, form, answer);
}

async function show() {
  const place = document.querySelector("#operations");
  const whole = await (await fetch("/schema/openapi.json")).json();
  document.querySelector("#version").textContent = whole.info.version;
  const operations = Object.entries(whole.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]).map((method) =>
      operation(method, path, methods[method], whole),
    ),
  );
  place.replaceChildren(...operations);
}

show().catch((error) => {
  document.querySelector("#operations").textContent = String(error);
});
