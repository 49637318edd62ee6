"""In the OpenAPI description: a body that takes no unknown fields says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class ClosedBodies(OpenAPISchemaPlugin):
    """Lets Litestar describe a struct, and adds what it leaves out."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return (
            not field_definition.is_union
            and field_definition.is_subclass_of(msgspec.Struct)
            and field_definition.type_.__struct_config__.forbid_unknown_fields
        )

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        plain = next(
            plugin
            for plugin in schema_creator.plugins
            if isinstance(plugin, OpenAPISchemaPlugin)
            and plugin is not self
            and plugin.is_plugin_supported_field(field_definition)
        )
        schema = plain.to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema
